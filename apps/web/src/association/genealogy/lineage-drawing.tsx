import { forebears, genealogy } from "@bulmo/content/genealogy";
import { LineagePainting } from "@bulmo/ui/lineage-painting";

const branches = genealogy.master.disciples ?? [];

/** The line of teachers and the groups that go on from it, drawn from the same names as the table. */
export function LineageDrawing() {
  return (
    <LineagePainting
      alt={`${forebears.map(({ name }) => name).join("에서 ")}으로 이어지고 ${branches.length}개 문하로 갈라지는 계보 그림`}
      trunk={forebears.map(({ hanja }) => hanja)}
      branches={branches.map(({ name, disciples = [] }) => ({
        name,
        twigs: disciples.map((disciple) => disciple.name),
      }))}
    />
  );
}
