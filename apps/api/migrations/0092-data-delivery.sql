-- What a data delivery has at its destination: the destination's id and name, the files with their sizes and hashes, and when
-- all of them were read back. From then on its people count as delivered, whatever becomes of the launch.
alter table launch add column delivery jsonb;
