import type { Bulletin } from "@bulmo/contracts/bulletin";
import {
  type BulletinKind,
  bulletinKinds,
  bulletinPages,
  maximumBannerText,
  maximumBulletinLink,
  maximumBulletinText,
  maximumBulletinTitle,
} from "@bulmo/contracts/bulletin-rule";
import { longestDescription } from "@bulmo/contracts/picture";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { ChoiceList } from "../../parts/form/choice-list.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { dayFromNow } from "../../parts/text/date.ts";
import { PictureField } from "../../parts/upload/picture-field.tsx";
import { kindNames, pagesNames } from "./bulletin-words.ts";
import * as styles from "./bulletin.css.ts";

const kindHints: Record<BulletinKind, string> = {
  POPUP: "화면 구석에, 휴대전화에서는 아래쪽 절반 안에 놓이는 카드입니다. 여럿이면 하나씩 차례로 나옵니다.",
  BANNER: "머리글 아래에 한 줄로 놓입니다. 짧은 알림에 알맞습니다.",
};

type FieldsProps = { bulletin: Bulletin | undefined; errorOf: ErrorOf };

type WordsProps = FieldsProps & {
  kind: BulletinKind;
  onKind: (kind: BulletinKind) => void;
  picture: string;
  onPicture: (url: string) => void;
};

/** What it says, and shows. */
export function BulletinContent({ bulletin, kind, onKind, picture, onPicture, errorOf }: WordsProps) {
  const isPopup = kind === "POPUP";
  return (
    <div className={styles.fields}>
      {bulletin ? (
        <input type="hidden" name="kind" value={kind} />
      ) : (
        <ChoiceList
          label="종류"
          name="kind"
          choices={bulletinKinds.map((value) => ({ value, word: kindNames[value], hint: kindHints[value] }))}
          value={kind}
          onChange={onKind}
        />
      )}
      <Field label="제목" required error={errorOf("title")}>
        <TextInput name="title" defaultValue={bulletin?.title} maxLength={maximumBulletinTitle} autoComplete="off" />
      </Field>
      <Field
        label="글"
        error={errorOf("text")}
        hint={isPopup ? "줄을 바꾸면 새 문단이 됩니다." : "줄을 바꾸지 말고 짧게 적어 주세요."}
      >
        <LimitedTextArea
          name="text"
          rows={isPopup ? 5 : 2}
          defaultValue={bulletin?.text}
          maxLength={isPopup ? maximumBulletinText : maximumBannerText}
        />
      </Field>
      {isPopup && (
        <>
          <PictureField label="이미지" name="picture" value={picture} onChange={onPicture} />
          {errorOf("picture") && <p className={styles.error}>{errorOf("picture")}</p>}
        </>
      )}
      {isPopup && picture !== "" && (
        <Field
          label="대체 텍스트"
          required
          error={errorOf("alternative")}
          hint="이미지를 볼 수 없는 분께 읽어 드립니다. 이미지에 적힌 말을 빠짐없이 적어 주세요."
        >
          <LimitedTextArea
            name="alternative"
            rows={2}
            defaultValue={bulletin?.alternative}
            maxLength={longestDescription}
          />
        </Field>
      )}
      <Field
        label="자세히 보기 링크"
        error={errorOf("link")}
        hint="이 누리집 안이면 /gallery처럼 /로 시작하는 주소를, 밖이면 https://로 시작하는 주소를 적어 주세요."
      >
        <TextInput name="link" defaultValue={bulletin?.link} maxLength={maximumBulletinLink} autoComplete="off" />
      </Field>
    </div>
  );
}

/** When it stands, and where. */
export const BulletinDays = ({ bulletin, errorOf }: FieldsProps) => (
  <div className={styles.fields}>
    <div className={styles.pair}>
      <Field label="시작하는 날" required error={errorOf("startsOn")}>
        <TextInput type="date" name="startsOn" defaultValue={bulletin?.startsOn ?? dayFromNow(0)} />
      </Field>
      <Field label="마지막 날" error={errorOf("endsOn")} hint="비워 두시면 끄거나 지우실 때까지 보입니다.">
        <TextInput type="date" name="endsOn" defaultValue={bulletin?.endsOn ?? ""} />
      </Field>
    </div>
    <Field
      label="보일 화면"
      error={errorOf("pages")}
      hint="로그인·가입 화면, 글을 쓰는 화면과 관리 화면에는 보이지 않습니다. 팝업은 작품을 보는 화면에도 뜨지 않습니다."
    >
      <div className={styles.narrow}>
        <Select name="pages" defaultValue={bulletin?.pages ?? "EVERY"}>
          {bulletinPages.map((one) => (
            <option key={one} value={one}>
              {pagesNames[one]}
            </option>
          ))}
        </Select>
      </div>
    </Field>
    <Checkbox name="isOn" defaultChecked={bulletin?.isOn ?? true} label="날짜에 맞추어 보이기" />
  </div>
);
