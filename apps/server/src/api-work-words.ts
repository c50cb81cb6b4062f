import { pictureColours } from "@bulmo/contracts/picture-colour";
import { artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";
import { colourNames, sizeNames, techniqueNames, workSizes, workTechniques } from "@bulmo/contracts/work-facet";
import { workFields, type WorkField, workTexts } from "@bulmo/contracts/work-field";
import type { FieldWords } from "./platform/rest/schema-word.ts";

const perField = (words: (about: string) => FieldWords[string], names: Readonly<Record<string, WorkField>>, of = "") =>
  Object.fromEntries(Object.entries(names).map(([name, { about }]) => [`${of}${name}`, words(about)]));

const artistRoleWords = `맡은 일: ${Object.entries(artistRoles)
  .map(([role, word]) => `${role}(${word})`)
  .join(", ")}`;

/** What the fields of works are, of which the contracts say what each is; part of `api-words.ts`. */
export const workFieldWords: FieldWords = {
  "workSearch-list.keyword": "제목, 작가, 재료와 기법, 소장처에 있는 말. 여럿이면 모두 있는 작품입니다.",
  "workSearch-list.artist": "작가. 문도의 번호나 작품에 적힌 이름입니다.",
  "workSearch-list.teacher": "스승의 번호. 그 제자들의 작품입니다.",
  "workSearch-list.exhibition": "전시의 번호",
  "workSearch-list.kind": "작품의 종류",
  "workSearch-list.technique": `바탕과 재료. 쉼표로 여럿: ${techniqueNames.map((name) => `${name}(${workTechniques[name].label})`).join(", ")}`,
  "workSearch-list.colour": `그림의 색. 쉼표로 여럿: ${colourNames.map((name) => `${name}(${pictureColours[name]})`).join(", ")}`,
  "workSearch-list.size": `가장 긴 변의 길이: ${sizeNames.map((name) => `${name}(${workSizes[name].label})`).join(", ")}`,
  "workSearch-list.from": "이 해부터 만든 작품",
  "workSearch-list.to": "이 해까지 만든 작품",
  "UndescribedPicture.board": "글이 있는 게시판이나 전시의 이름",
  "UndescribedPicture.place": "글의 이미지 가운데 몇 번째인지. 1부터 셉니다.",
  "UndescribedPicture.revision": "글의 판",
  textBefore: "이미지 바로 앞의 글",
  textAfter: "이미지 바로 뒤의 글. 이미지에 딸린 설명 글로 시작합니다.",
  "PictureDescription.imageUrl": "이미지의 주소",
  "PictureDescription.place": "글의 이미지 가운데 몇 번째인지. 1부터 셉니다.",
  "PictureDescription.description": "무엇이 보이는지, 300자까지. 비우면 대체 텍스트가 없는 이미지로 되돌립니다.",
  "PictureDescription.isDecorative":
    "꾸밈일 뿐이라 대체 텍스트가 필요 없는지. 그러면 description은 비어 있어야 합니다.",
  "PictureDescription.revision": "읽을 때의 판. 그사이 글이 고쳐졌으면 409입니다.",
  "PictureDescribed.revision": "글의 지금 판",
  "workProposal-list.exhibition": "전시의 번호. 보내지 않으면 모든 전시입니다.",
  "WorkProposal.proposals": "설명에서 읽은 값. 기록에 이미 같은 값이 있으면 없습니다.",
  "WorkProposal.unread": "설명에서 읽지 못한 부분",
  "WorkProposal.artistProposal":
    "작가에 적힌 이름으로 찾은 사람들. 작가와 역할이 이미 있거나 찾지 못했으면 null입니다.",
  "WorkProposalField.name": "기록의 항목",
  "WorkProposalField.value": "읽은 값",
  start: "설명의 몇 번째 글자부터인지. 0부터 셉니다.",
  end: "설명의 몇 번째 글자 앞까지인지",
  isSure: "적힌 그대로이면 true, 미루어 읽었으면 false",
  "WorkProposalField.reason": "미루어 읽은 까닭. 적힌 그대로이면 빈 값입니다.",
  "WorkProposalArtists.reason": "확인이 필요한 까닭. 없으면 빈 값입니다.",
  "WorkProposals.total": "제안이 있는 작품의 수",
  "WorkProposals.unproposed": "설명이 있고 기록이 비어 있으나 아무것도 읽지 못한 작품의 수",
  "WorkProposalConfirm.works": "확인한 작품. 100점까지입니다.",
  "WorkProposalConfirm.overwrite": "적혀 있던 값도 바꿀지",
  "WorkProposalWork.revision": "읽을 때의 판. 그사이 고쳐졌으면 그 작품은 그대로 둡니다.",
  "WorkProposalOutcome.outcome": "작품이 어떻게 되었는지",
  "WorkProposalOutcome.revision": "지금의 판. 작품이 없으면 0입니다.",
  choices: "고를 수 있는 조건. 작품이 없는 값은 빠집니다.",
  colours: "첫 이미지의 색, 넓은 것부터. 아직 살피지 않았으면 없습니다.",
  value: "조건으로 보낼 값",
  label: "값의 이름. 값만으로 알 수 있으면 없습니다.",
  "WorkChoice.count": "이것을 고르면 나오는 작품의 수",
  "WorkChoices.artist": "작가, 작품이 많은 순서로 60명까지",
  "WorkChoices.teacher": "스승, 제자들의 작품이 많은 순서로 60명까지",
  "WorkChoices.exhibition": "전시",
  "WorkChoices.kind": "종류",
  "WorkChoices.technique": "바탕과 재료",
  "WorkChoices.colour": "색",
  "WorkChoices.size": "크기",
  "WorkChoices.decade": "연대. 값은 그 연대의 첫 해이고, from과 to로 찾습니다.",
  "FoundWorks.total": "찾은 작품의 수",
  "FoundWork.number": "작품의 고유 번호. /w/번호가 그 작품으로 이어집니다.",
  ...perField((about) => about, workTexts),
  ...perField((about) => `${about}. 전시에서만 쓰입니다.`, workTexts, "PostWriting."),
  ...perField((about) => `${about}. 전시에서만 쓰입니다.`, workTexts, "PlannedPostWriting."),
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
