// The tests of a module don't know the local parts; their helpers do.
export { inParts, startNameServer, type NameServer } from '@mailroom/local/name-server';
