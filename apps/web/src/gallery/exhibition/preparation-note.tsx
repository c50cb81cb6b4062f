import { preparationNote } from "./preparation-note.css.ts";

/** Above what administrators alone see of an exhibition (EXH-02). */
export const PreparationNote = () => (
  <p className={preparationNote}>관리자에게만 보이는 작품입니다. 전시를 열면 모두에게 보입니다.</p>
);
