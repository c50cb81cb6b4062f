import { sketchedPlace } from "@bulmo/content/direction-sketch";
import { Button } from "@bulmo/ui/button";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./point-map.css.ts";
import { misfitOf, sketchTolerance, type WrittenPlace } from "./sketch-fit.ts";

const outcome = "이대로 공개하시면 이 페이지에서 약도가 보이지 않게 됩니다.";

const sentences = {
  // A field that is empty or half typed says so itself.
  absent: null,
  point: `점이 약도에 그려진 곳에서 ${sketchTolerance}m 넘게 떨어져 있어, ${outcome}`,
  title: `장소의 이름이 약도에 적힌 이름(${sketchedPlace.title})과 달라, ${outcome}`,
} as const;

type SketchNoteProps = { place: WrittenPlace; onBringBack: (words: readonly string[]) => void };

/** That the drawn map, which visitors see today, would leave the page, while that can be taken back at once. */
export function SketchNote({ place, onBringBack }: SketchNoteProps) {
  const { data: shown } = trpc.pageText.get.useQuery({ name: "direction" });
  const { title = "", fields: { latitude = "", longitude = "" } = {} } = shown?.text ?? {};
  const isShown = shown !== undefined && misfitOf({ title, latitude, longitude }) === null;
  const misfit = isShown ? misfitOf(place) : null;
  return (
    <div className={misfit ? styles.note : undefined}>
      <p role="status">{misfit && sentences[misfit]}</p>
      {misfit === "point" && (
        <Button
          size="small"
          onClick={() => onBringBack([String(sketchedPlace.latitude), String(sketchedPlace.longitude)])}
        >
          약도의 자리로 되돌리기
        </Button>
      )}
    </div>
  );
}
