/** A verb can't do what it was asked. The message is for the operator. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
