import { longestDescription } from "@bulmo/contracts/picture";
import { type WorkFieldName, workFieldNames } from "@bulmo/contracts/work-field";
import { isBlank } from "@bulmo/contracts/text-rule";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useId, useState } from "react";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { artistsText, writtenArtists } from "../../post/write/artist-draft.ts";
import { ArtistInputs } from "../../post/write/artist-inputs.tsx";
import { RecordInputs, WorkInput } from "../../post/write/work-input.tsx";
import type { Batch } from "./batch.ts";
import { useBatchWords } from "./batch-words.ts";
import * as styles from "./common-values.css.ts";
import { isLeft, type Work, type WorkTexts } from "./work.ts";

type CommonValuesProps = { batch: Batch; board: ContentBoard; isLocked: boolean };

const commonFields = [...workFieldNames, "artists", "subType"] as const;

type Common = Partial<Pick<WorkTexts, (typeof commonFields)[number]>>;

/** Without rows in which nobody stands. */
const onlyNamed = (artists: string) => artistsText(writtenArtists(artists));

/** What was written to be the same of all; an empty field leaves what each of them says. */
function changeIn(common: Common): Common {
  const written = { ...common, artists: onlyNamed(common.artists ?? "") };
  return Object.fromEntries(
    commonFields.map((field) => [field, written[field] ?? ""] as const).filter(([, value]) => !isBlank(value)),
  );
}

/** Whether a work says something else already. */
const differs = (work: Work, change: Common) =>
  commonFields.some((field) => {
    const value = change[field];
    const now = field === "artists" ? onlyNamed(work.artists) : work[field];
    return value !== undefined && now !== "" && now !== value;
  });

/** What is the same of all works is written once. */
export function CommonValues({ batch, board, isLocked }: CommonValuesProps) {
  const title = useId();
  const { confirm } = useDialog();
  const [common, setCommon] = useState<Common>({});
  const [description, setDescription] = useState("");
  const { one, unit } = useBatchWords();
  const write = (written: Common) => setCommon({ ...common, ...written });
  const change = changeIn(common);
  const isEmpty = Object.keys(change).length === 0 && isBlank(description);
  const apply = async () => {
    const overwritten = batch.get().works.filter((work) => isLeft(work) && differs(work, change)).length;
    const message = `${one} ${overwritten}${unit}에 다른 값이 적혀 있습니다. 새 값으로 바꾸시겠습니까?`;
    if (overwritten > 0 && !(await confirm({ message, confirmLabel: "바꾸기" }))) return;
    batch.changeAll(change);
    // What was said of one picture is not overwritten by what is said of all.
    if (!isBlank(description)) batch.fillDescriptions(description);
  };
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        모든 {one}에 같은 값 넣기
      </h2>
      <div className={styles.fields} inert={isLocked}>
        {!board.isAlbum && (
          <Field label="모든 작품의 작가">
            <TextInput
              value={common.author ?? ""}
              autoComplete="off"
              onChange={({ target }) => write({ author: target.value })}
            />
          </Field>
        )}
        {board.groups.length > 0 && (
          <Field label="모든 작품의 문하">
            <Select value={common.subType ?? ""} onChange={({ target }) => write({ subType: target.value })}>
              <option value="">그대로 두기</option>
              {board.groups.map(({ name, number }) => (
                <option key={number} value={number}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={`대체 텍스트가 빈 ${one}의 대체 텍스트`}>
          <TextInput
            value={description}
            maxLength={longestDescription}
            autoComplete="off"
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
        {!board.isAlbum && <CommonRecord common={common} onWrite={write} />}
        <div className={styles.buttons}>
          <Button disabled={isEmpty} onClick={() => void apply()}>
            모두 적용
          </Button>
          <Button variant="quiet" className={styles.fill} onClick={batch.fillTitles}>
            빈 제목에 파일 이름 넣기
          </Button>
          <Button variant="quiet" className={styles.fill} onClick={() => batch.fillDescriptions()}>
            빈 대체 텍스트에 제목 넣기
          </Button>
        </div>
      </div>
      <ul className={styles.hints}>
        {!board.isAlbum && <li>작가를 비워 두시면 글쓴이의 이름이 표시됩니다.</li>}
        <li>대체 텍스트는 사진을 볼 수 없는 분께 읽어 드릴 글입니다. 사진에 무엇이 보이는지 적어 주세요.</li>
        <li>파일 이름으로 넣은 제목은 고치실 수 있습니다. 카메라가 붙인 이름은 넣지 않습니다.</li>
      </ul>
    </section>
  );
}

type CommonRecordProps = { common: Common; onWrite: (written: Common) => void };

const isRest = (field: WorkFieldName) => field !== "author";

/** Artists, year, technique and the rest: of a series they are the same (WRK-01). */
const CommonRecord = ({ common, onWrite }: CommonRecordProps) => (
  <div className={styles.wide}>
    <RecordInputs isOpen={false}>
      <ArtistInputs value={common.artists ?? ""} error={undefined} onChange={(artists) => onWrite({ artists })} />
      {workFieldNames.filter(isRest).map((field) => (
        <WorkInput
          key={field}
          field={field}
          hasHint={false}
          error={undefined}
          control={{ value: common[field] ?? "", onChange: ({ target }) => onWrite({ [field]: target.value }) }}
        />
      ))}
    </RecordInputs>
  </div>
);
