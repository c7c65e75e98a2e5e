/** The name of HTML that was pasted as text, which has no file. */
export const PASTED = 'pasted.html';
