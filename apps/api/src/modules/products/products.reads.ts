export { noteNews, type NoteNews } from './notes/noteNews.ts';
export { productOfNote } from './notes/notes.repository.ts';
