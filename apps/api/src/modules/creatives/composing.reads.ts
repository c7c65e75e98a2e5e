// How an e-mail is written for one person, and where it differs between people, for the module that sends it.
export { writeField } from './render/template.ts';
export { fieldAt, fieldsOf, placesOf, sizedFields, type Around, type Piece } from './render/places.ts';
export type { FieldSegment } from './render/segments.ts';
