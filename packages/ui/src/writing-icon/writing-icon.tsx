import { IconShape } from "../icon/icon.tsx";

/** As those of `icon-paths.ts`, which every page loads: these are only where something is written. */
const paths = {
  "align-left": "M3.5 6h17M3.5 10h10.5M3.5 14h17M3.5 18h10.5",
  "align-center": "M3.5 6h17M6.75 10h10.5M3.5 14h17M6.75 18h10.5",
  "align-right": "M3.5 6h17M10 10h10.5M3.5 14h17M10 18h10.5",
  "align-justify": "M3.5 6h17M3.5 10h17M3.5 14h17M3.5 18h17",
  numbers: "M9.5 6.5h11M9.5 12h11M9.5 17.5h11M3.5 5l1.5-.75v5M3.5 14.75c.4-1.1 2.5-1 2.5.35 0 1-2.5 2.15-2.5 3.4H6",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.8-1.8",
  table: "M3.5 5h17v14h-17zM3.5 9.75h17M3.5 14.25h17M9.25 5v14M14.75 5v14",
  picture: "M3.5 4.5h17v15h-17zM3.5 16.5l5-5 4 4 3-3 5 5M15.75 8.25h.01",
};

/** Decoration beside a name, never the name itself. */
export const WritingIcon = ({ name }: { name: keyof typeof paths }) => <IconShape path={paths[name]} />;
