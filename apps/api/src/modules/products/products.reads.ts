export { noteNews, type NoteNews } from './notes/noteNews.ts';
export { authorOfNote, productOfNote } from './notes/notes.repository.ts';
