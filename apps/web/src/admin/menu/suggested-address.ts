import { pageAddressLimits } from "@bulmo/contracts/site-page-rule";

// The Revised Romanization of Korean, letter by letter: an address is to be guessed at, not to be pronounced.
const initials = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finals = " k k k n n n t l k m p t l p l m p p t t ng t t k t p t".split(" ");

const [first, last] = ["가", "힣"].map((syllable) => syllable.charCodeAt(0)) as [number, number];

function romanized(letter: string): string {
  const place = letter.charCodeAt(0) - first;
  if (place < 0 || place > last - first) return letter;
  const perInitial = vowels.length * finals.length;
  const initial = initials[Math.floor(place / perInitial)];
  const vowel = vowels[Math.floor((place % perInitial) / finals.length)];
  return `${initial}${vowel}${finals[place % finals.length]}`;
}

/** An address for a page of that name; empty where the name has no letter for one. */
export const suggestedAddress = (title: string): string =>
  Array.from(title.normalize("NFC"), romanized)
    .join("")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replace(/^[^a-z]+/u, "")
    .slice(0, pageAddressLimits.longest)
    .replace(/-+$/u, "");

/** The address with the first number behind it, from 2 on, that is free: `support-2`. */
export function numberedAddress(address: string, isFree: (numbered: string) => boolean): string {
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const beginning = address.slice(0, pageAddressLimits.longest - ending.length).replace(/-+$/u, "");
    if (isFree(beginning + ending)) return beginning + ending;
  }
}
