/** A lotus bud on its water, in single lines of the current colour. */
export function LotusBud() {
  return (
    <svg
      viewBox="0 0 96 72"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M48 8c9 10 13 18 13 26 0 9-5 15-13 18-8-3-13-9-13-18 0-8 4-16 13-26z" />
      <path d="M48 8c4 11 5.5 19 5.5 26 0 8-1.8 14-5.5 18-3.7-4-5.5-10-5.5-18 0-7 1.5-15 5.5-26z" />
      <path d="M36.5 26.5C30 29 26.5 33.5 26 40c5.5 8.5 12.5 12.5 22 12M59.5 26.5C66 29 69.5 33.5 70 40c-5.5 8.5-12.5 12.5-22 12" />
      <path d="M48 52.5v8M14 62h20M40 62h16M62 62h20M28 66.5h14M54 66.5h14" />
    </svg>
  );
}
