/** Bytes that a file costs beside its characters: its tables, its rule, its request. */
const fileCost = 2_500;

/** Characters that stand together in whatever they stand: a price, an address, a word in Latin letters. */
const isAscii = (character) => character > " " && character <= "~";

function unitsOf(characters) {
  const ascii = characters.filter(isAscii);
  const others = characters.filter((character) => !isAscii(character)).map((character) => [character]);
  return ascii.length > 0 ? [ascii, ...others] : others;
}

/** Characters that the same pages use are one file from the start. */
function groupsByUse(pages, characters, costOf) {
  const groups = new Map();
  for (const unit of unitsOf(characters)) {
    // A page that shows much counts for as much: it is the one that has to load the most.
    const uses = pages.map((page) => (unit.some((character) => page.has(character)) ? page.size : 0));
    const key = uses.join(" ");
    const cost = unit.reduce((sum, character) => sum + costOf(character), 0);
    const group = groups.get(key) ?? { uses, cost: 0, characters: [] };
    groups.set(key, { uses, cost: group.cost + cost, characters: [...group.characters, ...unit] });
  }
  return [...groups.values()];
}

/** Bytes that the pages save together when two files become one: a request less, or characters for nothing. */
function gainOf(one, other) {
  let gain = 0;
  for (const [page, use] of one.uses.entries()) {
    if (use && other.uses[page]) gain += use * fileCost;
    else gain -= use * other.cost + other.uses[page] * one.cost;
  }
  return gain;
}

function bestPartner(group, groups) {
  let best = { gain: 0 };
  for (const partner of groups) {
    const gain = partner === group ? 0 : gainOf(group, partner);
    if (gain > best.gain) best = { gain, partner };
  }
  return best;
}

const join = (one, other) => ({
  uses: one.uses.map((use, page) => use || other.uses[page]),
  cost: one.cost + other.cost,
  characters: [...one.characters, ...other.characters],
});

/**
 * Cuts the characters that pages use into files such that the pages load little more than they show: whatever saves
 * most is joined, until nothing saves anything. `pages` are sets of characters, `costOf` is in bytes.
 */
export function slicesByUse(pages, costOf) {
  const characters = [...new Set(pages.flatMap((page) => [...page]))].toSorted(
    (one, other) => one.codePointAt(0) - other.codePointAt(0),
  );
  let groups = groupsByUse(pages, characters, costOf);
  const best = new Map(groups.map((group) => [group, bestPartner(group, groups)]));
  for (;;) {
    const group = groups.reduce((one, other) => (best.get(other).gain > best.get(one).gain ? other : one));
    const { partner } = best.get(group);
    if (!partner) return groups.map((slice) => slice.characters);
    const joined = join(group, partner);
    groups = groups.filter((other) => other !== group && other !== partner);
    for (const other of groups) {
      const gain = gainOf(other, joined);
      if (best.get(other).partner === group || best.get(other).partner === partner)
        best.set(other, bestPartner(other, [...groups, joined]));
      else if (gain > best.get(other).gain) best.set(other, { gain, partner: joined });
    }
    groups.push(joined);
    best.set(joined, bestPartner(joined, groups));
  }
}

/** So many a file; the last may have fewer. */
export const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
