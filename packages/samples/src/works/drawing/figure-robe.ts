import { pointsOf } from "./path.ts";

// Measures from the seat of the figure; what has a mirror image is given for the right.

/** From the neck over shoulder and knee to the middle of the lap. */
export const rightRobe = pointsOf(
  "32,-358 58,-347 104,-333 138,-306 155,-256 170,-196 186,-140 222,-104 251,-70 257,-40 240,-16 196,-5",
);

export const rightHem = pointsOf("246,-24 232,-10 196,-2 140,3 90,6 40,2 0,0");

export const chest = pointsOf(
  "-30,-372 -34,-356 -62,-320 -76,-270 -66,-222 0,-200 66,-222 76,-270 62,-320 34,-356 30,-372",
);

export const innerRobe = pointsOf("-64,-244 -34,-232 0,-229 34,-232 64,-244 60,-196 34,-166 0,-128 -34,-166 -60,-196");

/** The bow of the girdle: two loops, two ends, the knot. */
export const knot = [
  pointsOf("0,-213 -18,-229 -40,-226 -42,-212 -22,-205 0,-211"),
  pointsOf("0,-213 18,-229 40,-226 42,-212 22,-205 0,-211"),
  pointsOf("-3,-206 -14,-184 -9,-162 -19,-144"),
  pointsOf("1,-206 -4,-184 0,-160 -10,-140"),
  pointsOf("4,-206 12,-184 16,-164 9,-146"),
  pointsOf("-6,-217 6,-217 7,-206 -7,-206 -6,-217"),
];

/** The border that runs from the neck to the lap, there and back. */
export const bandOfRobe = pointsOf(
  "54,-348 82,-312 95,-266 88,-214 66,-168 40,-136 22,-120 8,-124 28,-152 56,-194 70,-232 72,-274 58,-320 32,-358",
);

export const rightCollar = pointsOf("32,-358 58,-320 72,-274 70,-232 56,-194 28,-152 8,-124");

/** From the armpit round the cuff to the thigh and up again along the arm. */
export const sleeve = pointsOf(
  "112,-262 116,-216 108,-170 84,-132 76,-104 88,-80 122,-62 160,-58 186,-74 188,-112 178,-160 160,-222",
);

export const foldsOfSleeve = [
  pointsOf("122,-250 132,-212 128,-172 108,-132 100,-100"),
  pointsOf("136,-268 148,-222 148,-176 128,-132 118,-92"),
  pointsOf("146,-252 162,-202 164,-160 146,-122 136,-86"),
  pointsOf("172,-170 178,-134 164,-104 156,-78"),
  pointsOf("60,-332 88,-316 106,-290 114,-262"),
  pointsOf("86,-332 116,-310 130,-280"),
  pointsOf("98,-270 104,-236 98,-200 82,-166"),
];

export const wrist = pointsOf("92,-140 66,-122 40,-114 36,-84 62,-80 92,-84");

/** Right hand on left, palms up. */
export const hands = pointsOf(
  "-66,-112 -42,-114 -20,-106 0,-103 20,-106 42,-114 66,-112 64,-90 48,-77 24,-71 0,-69 -24,-71 -48,-77 -64,-90",
);

export const thumb = pointsOf("46,-112 32,-122 16,-129 3,-132 0,-127 4,-122 18,-117 30,-108");

export const fingers = [
  pointsOf("-36,-100 -8,-96 18,-95 36,-99 40,-94"),
  pointsOf("-40,-92 -8,-88 18,-87 36,-90 41,-86"),
  pointsOf("-36,-84 -8,-80 18,-79 32,-81 36,-78"),
  pointsOf("42,-106 46,-98 42,-92 46,-86 40,-80"),
];

export const foldsOfLap = [
  pointsOf("250,-58 216,-74 184,-72 150,-52 110,-36 60,-28"),
  pointsOf("254,-42 214,-54 170,-42 120,-22 70,-18"),
  pointsOf("246,-24 208,-34 160,-22 116,-8"),
  pointsOf("228,-98 208,-88 196,-80"),
];

/** The hem that falls over the seat in a fan. */
export const fan = pointsOf(
  "-44,-40 -70,-14 -98,18 -74,34 -56,24 -38,40 -18,30 0,44 18,30 38,40 56,24 74,34 98,18 70,-14 44,-40 0,-48",
);

export const foldsOfFan = [
  pointsOf("30,-40 48,-10 74,32"),
  pointsOf("20,-42 34,-8 56,22"),
  pointsOf("10,-44 20,-6 38,38"),
  pointsOf("4,-44 8,-8 18,28"),
];
