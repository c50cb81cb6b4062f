import { longestBoardAddress, longestHeading, maximumHeadings } from "@bulmo/contracts/board-rule";
import type { Board } from "@bulmo/contracts/board-list";
import { boardMessages, maximumBoardDescription, maximumBoardTitle } from "@bulmo/contracts/board-write";
import type { BoardKind } from "@bulmo/contracts/board-word";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { ChoiceList } from "../../parts/form/choice-list.tsx";
import * as form from "../../parts/form/form.css.ts";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { type BoardState, kindChoices, stateChoices } from "./board-words.ts";

export type FieldsProps = { board: Board | undefined; errorOf: ErrorOf };

/** What it is called, and where it stands. */
export function BoardNames({ board, isFixed, errorOf }: FieldsProps & { isFixed: boolean }) {
  return (
    <>
      <BoardTitle board={board} error={errorOf("title")} />
      <Field
        label="설명"
        error={errorOf("description")}
        hint="검색 결과와 글 구독에 보입니다. {협회 이름}이라고 적으면 협회의 이름이 들어갑니다. 비우면 처음 설명을 씁니다."
      >
        <TextInput
          name="description"
          defaultValue={board?.description}
          maxLength={maximumBoardDescription}
          autoComplete="off"
        />
      </Field>
      {isFixed ? (
        <p className={form.hint}>{boardMessages.fixed}</p>
      ) : (
        <Field
          label="주소"
          required
          error={errorOf("address")}
          hint={
            board ? (
              <AddressHint board={board} />
            ) : (
              "누리집 주소의 /community/ 뒤에 옵니다. 영문 소문자와 숫자, 붙임표(-)로 적습니다. (예: field-photos)"
            )
          }
        >
          <TextInput
            name="address"
            defaultValue={board?.address}
            maxLength={longestBoardAddress}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
    </>
  );
}

type BoardTitleProps = { board: Board | undefined; error: string | undefined };

/** Two boards may be called the same, which in a menu nobody can tell apart: it is said, and not refused. */
function BoardTitle({ board, error }: BoardTitleProps) {
  const [title, setTitle] = useState(board?.title ?? "");
  const { data: boards = [] } = trpc.board.listAll.useQuery(undefined, { refetchOnMount: false });
  const isTaken = boards.some((other) => other.type !== board?.type && other.title === title.trim());
  return (
    <Field
      label="이름"
      required
      error={error}
      hint={
        isTaken
          ? "같은 이름의 게시판이 이미 있습니다. 메뉴에서 구분하실 수 있는 이름을 권합니다."
          : "메뉴와 목록 위에 나오는 이름입니다. (예: 답사 사진)"
      }
    >
      <TextInput
        name="title"
        value={title}
        maxLength={maximumBoardTitle}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
    </Field>
  );
}

/** A new address does not lose who comes by the old one. */
const AddressHint = ({ board: { address, formerAddresses } }: { board: Board }) => (
  <>
    주소를 바꾸어도 /community/{address} 주소로 들어오는 분은 새 주소로 이어집니다.
    {formerAddresses.length > 0 && ` 예전 주소도 이어집니다: ${formerAddresses.join(", ")}`}
  </>
);

/** What it is for. */
export function BoardUse({ board, isUsed, errorOf }: FieldsProps & { isUsed: boolean }) {
  const [kind, setKind] = useState<BoardKind>(board?.kind ?? "TEXT");
  return (
    <ChoiceList
      label="종류"
      name="kind"
      choices={kindChoices}
      value={kind}
      onChange={setKind}
      locked={isUsed ? "글이 있는 게시판의 종류는 바꿀 수 없습니다." : undefined}
      error={errorOf("kind")}
    />
  );
}

/** What stands beside its posts, and whether there will be more of them. */
export function BoardTexts({ board, errorOf }: FieldsProps) {
  const [state, setState] = useState<BoardState>(board?.isClosed ? "closed" : "open");
  return (
    <>
      <Checkbox name="hasComments" defaultChecked={board?.hasComments ?? false} label="글에 댓글을 쓸 수 있게 하기" />
      <Field
        label="말머리"
        error={errorOf("headings")}
        hint={`글의 제목 앞에 붙여 나누는 말입니다. 한 줄에 하나씩, ${longestHeading}자 이하로 ${maximumHeadings}개까지 적습니다. 뺀 말머리도 이미 붙인 글에는 남습니다.`}
      >
        <TextArea name="headings" rows={4} defaultValue={board?.headings.join("\n")} />
      </Field>
      {board && <ChoiceList label="상태" name="state" choices={stateChoices} value={state} onChange={setState} />}
    </>
  );
}
