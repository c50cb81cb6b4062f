import { draw, layers, times } from "./path.ts";

export type WaveStyle = { tones: readonly string[]; foam: string; line: string; weight?: number };

function scale(x: number, y: number, radius: number, { tones, foam, line, weight = 1 }: WaveStyle): string {
  const parts = [0.94, ...tones.map((_tone, depth) => 0.8 - (depth * 0.62) / tones.length)];
  const rim = draw`<circle cx="${x}" cy="${y}" r="${radius}" fill="${foam}" stroke="${line}" stroke-width="${weight}"/>`;
  const rings = tones.map(
    (tone, depth) =>
      draw`<circle cx="${x}" cy="${y}" r="${radius * (parts[depth + 1] ?? 0)}" fill="${tone}" stroke="${line}" stroke-width="${weight * 0.7}"/>`,
  );
  return layers(rim, rings);
}

/** Rows of waves like scales (청해파), each row before the one above it; `rows` of them down from `top`. */
export function scales(width: number, top: number, rows: number, span: number, style: WaveStyle): string {
  const radius = span * 0.56;
  const lift = span * 0.3;
  return layers(
    times(rows, (row) => {
      const count = Math.ceil(width / span) + 2;
      return times(count, (place) =>
        scale((place - 0.5 + (row % 2) / 2) * span, top + radius + row * lift, radius, style),
      );
    }).flat(),
  );
}

/** A crest that breaks: fingers of foam over a hollow wave; stands on the origin, about 200 units wide. */
export function crest({ tones, foam, line, weight = 1.3 }: WaveStyle): string {
  const body =
    "M-120 0C-104-66-60-118 4-120C52-120 86-92 84-60C82-38 58-30 44-44C60-44 64-64 44-72C12-82-14-54-10-20C-8-8 0 0 10 0Z";
  const curl = (part: number) =>
    draw`M${-120 + part * 62} 0C${-104 + part * 54} ${-66 + part * 22} ${-60 + part * 36} ${-112 + part * 30} ${2 + part * 6} ${-112 + part * 30}`;
  const fingers = [
    "M4-120C20-138 44-130 40-114",
    "M36-114C56-128 76-112 66-98",
    "M64-98C86-104 96-84 84-72",
    "M84-70C100-66 98-46 84-46",
    "M44-44C36-30 22-36 26-48",
  ];
  return layers(
    draw`<g stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"><path d="${body}" fill="${tones[0] ?? foam}"/>`,
    draw`<path d="${times(4, (turn) => curl(0.18 + turn * 0.2)).join("")}" fill="none" stroke-width="${weight * 0.7}"/>`,
    fingers.map((finger) => `<path d="${finger}Z" fill="${foam}"/>`),
    "</g>",
  );
}

/** Still water: fine lines that rise and fall, closer together towards the far shore. */
export function ripples(width: number, top: number, height: number, rows: number, line: string, weight = 1): string {
  const rowsOfLines = times(rows, (row) => {
    const y = top + height * (row / rows) ** 1.35;
    const span = 46 + row * 7;
    const swing = 2 + row * 0.6;
    const bows = times(
      Math.ceil(width / span) + 1,
      (place) => draw`Q${(place - 0.25) * span} ${y - swing} ${place * span} ${y}T${(place + 0.5) * span} ${y}`,
    );
    return draw`M${-span * 0.5} ${y}${bows.join("")}`;
  });
  return draw`<path d="${rowsOfLines.join("")}" fill="none" stroke="${line}" stroke-width="${weight}" stroke-opacity="0.55"/>`;
}
