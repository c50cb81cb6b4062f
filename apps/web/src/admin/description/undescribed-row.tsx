import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { UndescribedPicture } from "@bulmo/contracts/picture-description";
import { Button } from "@bulmo/ui/button";
import { Link } from "../../parts/link/link.tsx";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { type Described, isUndescribed } from "../../post/editor/description.ts";
import { DescriptionFields, descriptionHint, descriptionMissing } from "../../post/editor/description-fields.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { postLink } from "../../post/post-link.ts";
import { fieldIdOf, keyOf, nameOf, type Outcome } from "./undescribed-picture.ts";
import * as styles from "./undescribed.css.ts";

type UndescribedRowProps = {
  picture: UndescribedPicture;
  described: Described;
  outcome: Outcome | undefined;
  isFirst: boolean;
  onChange: (described: Described) => void;
  onSave: () => void;
  onTakeBack: () => void;
};

/** One picture, until it is described; then a line that says so. */
export function UndescribedRow(props: UndescribedRowProps) {
  const { picture, described, outcome, onChange, onSave } = props;
  const { issue, show, clear } = useFieldError<string>();
  const name = nameOf(picture);
  if (outcome?.status === "saving" || outcome?.status === "saved") return <Done {...props} outcome={outcome} />;
  const failed = outcome?.status === "failed" ? outcome : undefined;
  const id = fieldIdOf(keyOf(picture));
  const submit = () => {
    if (isUndescribed(described)) show(descriptionMissing, () => document.getElementById(id));
    else onSave();
    return undefined;
  };
  return (
    <li className={styles.item}>
      <Shown {...props} />
      <div className={styles.words}>
        <Where picture={picture} />
        {failed?.isGone ? (
          <p role="alert" className={styles.fault}>
            {failed.reason}
          </p>
        ) : (
          <Form className={styles.form} aria-label={name} onSubmit={submit}>
            <DescriptionFields
              label="대체 텍스트"
              id={id}
              hint={descriptionHint}
              described={described}
              error={issue ?? failed?.reason ?? null}
              onChange={(changed) => {
                clear();
                onChange(changed);
              }}
            />
            <div>
              <Button type="submit" variant="primary" size="small" aria-label={`${name} 저장`}>
                저장
              </Button>
            </div>
          </Form>
        )}
      </div>
    </li>
  );
}

function Shown({ picture: { imageUrl }, isFirst }: Pick<UndescribedRowProps, "picture" | "isFirst">) {
  const picture = parsePictureUrl(imageUrl);
  if (!picture) return null;
  return (
    <span className={styles.large}>
      <Picture
        picture={picture}
        alt=""
        isFirst={isFirst}
        sizes="(min-width: 768px) 384px, 90vw"
        className={styles.picture}
      />
    </span>
  );
}

/** Which post it stands in, with the way there, and what is said around it. */
function Where({ picture }: { picture: UndescribedPicture }) {
  const { title, board, place, textBefore, textAfter } = picture;
  return (
    <div>
      <Link {...postLink(picture)} className={styles.link}>
        {keepTogether(title)}
      </Link>
      <p className={styles.aside}>
        {board} · {place}번째 이미지
      </p>
      {(textBefore || textAfter) && (
        <p className={styles.aside}>
          {textBefore} <span className={styles.mark}>[이미지]</span> {textAfter}
        </p>
      )}
    </div>
  );
}

type DoneProps = Pick<UndescribedRowProps, "picture" | "onTakeBack"> & {
  outcome: Extract<Outcome, { status: "saving" | "saved" }>;
};

function Done({ picture, outcome, onTakeBack }: DoneProps) {
  const name = nameOf(picture);
  if (outcome.status === "saving")
    return (
      <li className={styles.done}>
        <p className={styles.aside}>{name}를 저장하는 중입니다.</p>
      </li>
    );
  return (
    <li className={styles.done}>
      <p className={styles.saved}>
        {outcome.isDecorative ? `${name}를 장식용으로 표시했습니다.` : `${name}에 대체 텍스트를 적었습니다.`}
      </p>
      <Button size="small" variant="quiet" aria-label={`${name} 되돌리기`} onClick={onTakeBack}>
        되돌리기
      </Button>
    </li>
  );
}
