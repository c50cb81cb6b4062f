import { Cloud, type CloudProps } from "../drawing/cloud.tsx";
import { Sky } from "../drawing/sky.tsx";

const banks: readonly CloudProps[] = [
  { x: 560, y: 74, kind: "flying", scale: 0.5, flip: true, colours: ["white", "green"] },
  { x: 1000, y: 62, kind: "wisp", scale: 0.5, colours: ["yellow"] },
  { x: 1330, y: 78, kind: "flying", scale: 0.56, colours: ["red", "white"] },
  { x: 190, y: 100, kind: "flying", scale: 0.8, colours: ["yellow", "blue"] },
  { x: 740, y: 120, kind: "flying", scale: 0.8, colours: ["red", "yellow"] },
  { x: 1120, y: 132, scale: 0.9, flip: true, colours: ["green", "white", "blue"] },
  { x: 470, y: 168, scale: 1, flip: true, colours: ["blue", "yellow", "red"] },
  { x: 1440, y: 156, scale: 1, flip: true, colours: ["yellow", "red", "green"] },
  { x: 90, y: 206, scale: 1, colours: ["blue", "green", "red"] },
  { x: 830, y: 204, scale: 1.1, flip: true, colours: ["red", "blue", "white"] },
  { x: 1200, y: 222, scale: 0.9, colours: ["yellow", "green", "red"] },
  { x: 1560, y: 226, scale: 0.9, flip: true, colours: ["white", "red", "blue"] },
];

/** Clouds of the five colours (오색운), drifting. */
export function Clouds() {
  return (
    <g>
      <Sky width={1600} height={240} />
      {banks.map((bank) => (
        <Cloud key={bank.x} {...bank} lineWidth={0.9} />
      ))}
    </g>
  );
}
