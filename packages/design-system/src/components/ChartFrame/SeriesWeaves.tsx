/** Patterns over the colours of filled areas, one per series, so that they can be told apart without colour. */
const WEAVES = [
  null,
  <path key="d" d="M-1 7 7 -1M3 11 11 3" data-weave="" />,
  <circle key="d" cx="4" cy="4" r="1.5" data-weave="dots" />,
  <path key="d" d="M0 4H8" data-weave="" />,
  <path key="d" d="M-1 1 7 9M3 -3 11 5" data-weave="" />,
  <path key="d" d="M4 0V8M0 4H8" data-weave="" />,
];

/** Rendered once in each picture that has filled areas. */
export function SeriesWeaves({ id }: { id: string }) {
  return (
    <defs>
      {WEAVES.map((weave, index) => (
        <pattern key={index} id={`${id}${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          {weave}
        </pattern>
      ))}
    </defs>
  );
}
