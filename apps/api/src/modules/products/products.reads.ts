export { noteNews } from './notes/noteNews.ts';
export { authorOfNote, productOfNote } from './notes/notes.repository.ts';
