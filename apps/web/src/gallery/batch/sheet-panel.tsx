import { useState } from "react";
import { type Columns, guessColumns } from "@bulmo/contracts/list-column";
import { ColumnChoices } from "../../parts/spreadsheet/column-choices.tsx";
import { ListChooser } from "../../parts/spreadsheet/list-chooser.tsx";
import type { Rows } from "../../parts/spreadsheet/read-spreadsheet.ts";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { trpc } from "../../session/call/trpc.ts";
import { type BatchState, isRunning } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { useBatchWords } from "./batch-words.ts";
import { type SheetField, sheetFieldNames } from "./sheet-columns.ts";
import { sheetLinesOf } from "./sheet-line.ts";
import { SheetReport } from "./sheet-report.tsx";
import * as styles from "./sheet.css.ts";

type SheetPanelProps = { batch: Batch; state: BatchState; board: ContentBoard };

type Chosen = { name: string; rows: Rows; columns: Columns<SheetField> };

/** Works that come from a spreadsheet: its columns are found, its lines looked at, and put into the form (IMP-06, WRK-02). */
export function SheetPanel({ batch, state, board }: SheetPanelProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isTaken, setTaken] = useState(false);
  const { one, file } = useBatchWords();
  const names = sheetFieldNames(board.isAlbum, board.groups.length > 0);
  const hasArtists = chosen?.columns.artists !== undefined;
  const { data: people = [] } = trpc.person.list.useQuery(undefined, { enabled: hasArtists });
  const change = (next: Chosen) => {
    setTaken(false);
    setChosen(next);
  };
  const lines = chosen
    ? sheetLinesOf(
        chosen.rows,
        chosen.columns,
        board,
        people.filter(({ isPublic }) => isPublic),
      )
    : [];
  const take = () => {
    batch.takeSheet(lines);
    setTaken(true);
  };
  return (
    <section className={styles.panel} aria-labelledby="sheet-title">
      <h2 id="sheet-title" className={styles.title}>
        엑셀·CSV 목록에서 채우기
      </h2>
      <p className={styles.note}>
        첫 줄에 항목의 이름이 있는 목록을 고르시면 한 줄이 {one} 하나가 됩니다. 사진 파일의 이름이 있으면 고른 {file}과
        맞추고, 나중에 고르셔도 이름을 보고 제자리에 넣습니다.
      </p>
      <ListChooser
        names={names}
        label={`${one} 목록`}
        noun="목록"
        hint="엑셀(.xlsx)이나 CSV 파일, 5MB까지. 제목만 있어도 됩니다."
        nothing={`목록에 ${one}이 없습니다. 첫 줄에 항목의 이름을, 둘째 줄부터 ${one}을 적어 주세요.`}
        isBusy={isRunning(state)}
        chosen={chosen?.name}
        onChoose={(name, rows) => change({ name, rows, columns: guessColumns(names, rows[0] ?? []) })}
      />
      {chosen && (
        <>
          <ColumnChoices
            names={names}
            required={[]}
            headings={chosen.rows[0] ?? []}
            columns={chosen.columns}
            disabled={isRunning(state)}
            onChange={(columns) => change({ ...chosen, columns })}
          />
          <SheetReport
            lines={lines}
            works={state.works}
            hasPicture={(work) => work.picture !== null || batch.fileOf(work.key) !== undefined}
            isTaken={isTaken}
            isRunning={isRunning(state)}
            onTake={take}
          />
        </>
      )}
    </section>
  );
}
