import type { Bulletin, BulletinCreate } from "@bulmo/contracts/bulletin";
import type { ComparedField } from "../../parts/form/field-conflict.tsx";
import { valuesOf } from "../../parts/form/form.tsx";
import { daysOf, pagesNames } from "./bulletin-words.ts";

/** What stands in the form, as the calls take it; a strip has no field for a picture. */
export function writtenIn(sent: HTMLFormElement, picture: string) {
  const { kind, title = "", text = "", alternative = "", link = "", pages, startsOn, endsOn } = valuesOf(sent);
  const isPopup = kind === "POPUP";
  return {
    kind,
    title,
    text: text.replaceAll("\r\n", "\n"),
    picture: isPopup ? picture : "",
    alternative: isPopup && picture !== "" ? alternative : "",
    link: link.trim(),
    pages,
    startsOn,
    endsOn: endsOn || null,
    isOn: new FormData(sent).has("isOn"),
  };
}

const pictureWords = (mine: string, theirs: string): Pick<ComparedField, "mine" | "theirs"> => {
  if (mine === theirs) return { mine, theirs };
  return { mine: mine && "내가 올린 이미지", theirs: theirs && "저장되어 있는 이미지" };
};

const onWords = (isOn = true) => (isOn ? "켬" : "끔");

/** The same field by field beside what another administrator saved meanwhile. */
export function comparedBulletin(mine: BulletinCreate, theirs: Bulletin): ComparedField[] {
  const { text = "", picture = "", alternative = "", link = "", pages = "EVERY", startsOn, endsOn = null } = mine;
  return [
    { name: "제목", mine: mine.title, theirs: theirs.title },
    { name: "글", mine: text, theirs: theirs.text },
    { name: "이미지", ...pictureWords(picture, theirs.picture) },
    { name: "대체 텍스트", mine: alternative, theirs: theirs.alternative },
    { name: "링크", mine: link, theirs: theirs.link },
    { name: "보일 화면", mine: pagesNames[pages], theirs: pagesNames[theirs.pages] },
    { name: "기간", mine: daysOf({ startsOn, endsOn }), theirs: daysOf(theirs) },
    { name: "보이기", mine: onWords(mine.isOn), theirs: onWords(theirs.isOn) },
  ];
}
