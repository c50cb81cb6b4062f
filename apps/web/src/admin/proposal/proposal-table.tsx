import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { WorkProposal } from "@bulmo/contracts/work-proposal";
import { TextLink } from "@bulmo/ui/link";
import { type Column, Table } from "@bulmo/ui/table";
import { Link } from "@tanstack/react-router";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { MarkedCaption } from "./marked-caption.tsx";
import { type Choice, type Edit, type Edits, keyOf, proposedOf } from "./proposal-draft.ts";
import { ProposalFields } from "./proposal-fields.tsx";
import * as styles from "./proposal.css.ts";

export type ProposalViewProps = {
  works: readonly WorkProposal[];
  edits: Edits;
  onEdit: (work: WorkProposal, name: Choice, edit: Edit) => void;
};

const columnsOf = ({ edits, onEdit }: Omit<ProposalViewProps, "works">): Column<WorkProposal>[] => [
  { key: "work", label: "작품", primary: true, cell: (work) => <Said work={work} /> },
  {
    key: "proposals",
    label: "채울 기록",
    width: "58%",
    phone: "below",
    cell: (work) => <ProposalFields work={work} proposed={proposedOf(work, edits)} onEdit={onEdit} />,
  },
];

/** One row a work: what it says of itself, and what of its record that would fill. */
export function ProposalTable({ works, ...tools }: ProposalViewProps) {
  return <Table caption="기록의 제안이 있는 작품" columns={columnsOf(tools)} rows={[...works]} rowKey={keyOf} />;
}

/** A work as it is known, and what it says; the title leads to where all of it is edited. */
function Said({ work }: { work: WorkProposal }) {
  const { type, index, title, author, thumbnail } = work;
  const picture = parsePictureUrl(thumbnail);
  return (
    <div className={styles.said}>
      <span className={styles.thumbnail}>
        {picture && <Picture picture={picture} alt="" sizes="64px" className={styles.picture} />}
      </span>
      <div className={styles.words}>
        <TextLink variant="quiet" asChild>
          <Link to="/admin/content-manage/edit" search={{ type: typeInAddress(type), index: String(index) }}>
            {keepTogether(title)}
          </Link>
        </TextLink>
        <p className={styles.aside}>{author}</p>
        <MarkedCaption work={work} />
      </div>
    </div>
  );
}
