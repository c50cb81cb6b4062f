import { Cloud, type CloudProps } from "../drawing/cloud.tsx";
import { Sky } from "../drawing/sky.tsx";

const banks: readonly CloudProps[] = [
  { x: 590, y: 76, kind: "flying", scale: 0.5, flip: true, colours: ["white", "green"] },
  { x: 1010, y: 66, kind: "wisp", scale: 0.5, colours: ["yellow"] },
  { x: 1340, y: 80, kind: "flying", scale: 0.56, colours: ["red", "white"] },
  { x: 190, y: 96, kind: "flying", scale: 0.75, colours: ["yellow", "blue"] },
  { x: 760, y: 112, kind: "flying", scale: 0.75, colours: ["red", "yellow"] },
  { x: 1170, y: 128, scale: 0.8, flip: true, colours: ["green", "white", "blue"] },
  { x: 500, y: 160, scale: 0.9, flip: true, colours: ["blue", "yellow", "red"] },
  { x: 1500, y: 152, scale: 0.86, flip: true, colours: ["yellow", "red", "green"] },
  { x: 70, y: 172, scale: 0.8, colours: ["blue", "green", "red"] },
  { x: 870, y: 178, scale: 0.8, flip: true, colours: ["red", "blue", "white"] },
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
