import { artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";
import { workFields, type WorkField, workTexts } from "@bulmo/contracts/work-field";
import type { FieldWords } from "./platform/rest/schema-word.ts";

const perField = (words: (about: string) => FieldWords[string], names: Readonly<Record<string, WorkField>>, of = "") =>
  Object.fromEntries(Object.entries(names).map(([name, { about }]) => [`${of}${name}`, words(about)]));

const artistRoleWords = `맡은 일: ${Object.entries(artistRoles)
  .map(([role, word]) => `${role}(${word})`)
  .join(", ")}`;

/** What the fields of works are, of which the contracts say what each is; part of `api-words.ts`. */
export const workFieldWords: FieldWords = {
  ...perField((about) => about, workTexts),
  ...perField((about) => `${about}. 전시에서만 쓰입니다.`, workTexts, "PostWriting."),
  ...perField((about) => `${about}. 전시에서만 쓰이고, 보내지 않으면 그대로입니다.`, workFields, "PostUpdate."),
  artists: "작품을 만든 이들입니다. 적은 차례대로이고, 적지 않은 작품에는 없습니다.",
  "PostWriting.artists":
    "작품을 만든 이들을 차례대로 보냅니다. 전시에서만 쓰이고, author가 비어 있으면 그 이름이 됩니다.",
  "PostUpdate.artists": "작품을 만든 이들을 차례대로 보냅니다. 전시에서만 쓰이고, 보내지 않으면 그대로입니다.",
  "WorkArtist.personId": "문도에 실린 공개된 사람이면 그 번호, 아니면 null",
  "WorkArtist.name": "문도에 실린 사람이면 지금의 이름, 아니면 적힌 이름",
  "WorkArtist.hanja": "문도에 실린 사람의 한자 이름. 없으면 빈 값",
  "WorkArtist.role": artistRoleWords,
  "WorkArtistWriting.personId": "문도에 실린 공개된 사람의 번호. 보내면 그 사람의 이름이 쓰입니다.",
  "WorkArtistWriting.name": "문도에 없는 사람의 이름",
  "WorkArtistWriting.role": `${artistRoleWords}. 보내지 않으면 ${defaultRole}입니다.`,
};
