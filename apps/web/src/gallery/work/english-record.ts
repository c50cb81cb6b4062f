import { datedInEnglish } from "@bulmo/contracts/dated-in-english";
import { lengthsInEnglish } from "@bulmo/contracts/lengths-in-english";
import type { PostDetail } from "@bulmo/contracts/post";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import { defaultRole } from "@bulmo/contracts/work-artist-role";
import type { WorkKind, WorkRights } from "@bulmo/contracts/work-choice";
import {
  kindsInEnglish,
  labelsInEnglish,
  nameAbroad,
  rightsInEnglish,
  rolesInEnglish,
} from "@bulmo/contracts/work-english";

/** A text of the record, and whether it is one that nobody wrote in Latin letters. */
export type EnglishText = { text: string; isKorean: boolean; role?: string };

export type EnglishRow = { label: string; texts: readonly EnglishText[] };

const plain = (text: string): readonly EnglishText[] => (text ? [{ text, isKorean: false }] : []);

const artistIn = (artist: WorkArtist): EnglishText => ({
  text: nameAbroad(artist),
  isKorean: !artist.latin,
  ...(artist.role !== defaultRole && { role: rolesInEnglish[artist.role] }),
});

/**
 * What the record says in English: titles and names as somebody wrote them, the rest in the words of the house. Nothing where
 * it says no more than who made it and how large it is.
 */
export function englishRecordOf(post: PostDetail): EnglishRow[] {
  const { artists = [], english = "", dated = "", kind, materials = "", rights } = post;
  const named: EnglishRow[] = [
    { label: labelsInEnglish.title, texts: plain(english) },
    { label: labelsInEnglish.artists, texts: artists.map(artistIn) },
    { label: labelsInEnglish.dated, texts: plain(dated && datedInEnglish(dated)) },
    { label: labelsInEnglish.kind, texts: plain(kind ? kindsInEnglish[kind as WorkKind] : "") },
    { label: labelsInEnglish.technique, texts: plain(materials) },
    { label: labelsInEnglish.size, texts: plain(lengthsInEnglish(post)) },
    { label: labelsInEnglish.rights, texts: plain(rights ? rightsInEnglish[rights as WorkRights] : "") },
  ];
  const isWorthwhile = english || artists.some(({ latin }) => latin) || dated || kind || materials || rights;
  return isWorthwhile ? named.filter(({ texts }) => texts.length > 0) : [];
}
