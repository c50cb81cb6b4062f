import type { HeroSlide as Slide } from "@bulmo/content/home";
import { Button } from "@bulmo/ui/button";
import { HeroPainting, type HeroPaintingName } from "@bulmo/ui/hero-painting";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { latestExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { sitePath } from "../../page/site-path.ts";
import * as styles from "./hero.css.ts";

type HeroSlideProps = { slide: Slide; painting: HeroPaintingName; isLater: boolean };

/** A painting, and below it its words: nothing lies on a picture where it lives (SEE-13). */
export function HeroSlide({ slide, painting, isLater }: HeroSlideProps) {
  return (
    <>
      <div className={`${styles.painting} ${styles.middle[painting]}`}>
        <HeroPainting name={painting} isLater={isLater} />
      </div>
      <Fragment name={`slide ${JSON.stringify(slide)}`}>
        <Words slide={slide} />
      </Fragment>
    </>
  );
}

function Words({ slide }: { slide: Slide }) {
  const latest = `/gallery/exhibition/${latestExhibition(useBoards())?.n ?? 1}`;
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{keepTogether(slide.title)}</h2>
      <div className={styles.reading}>
        <p>
          {slide.lines.map((line) => (
            <span key={line} className={styles.line}>
              {keepTogether(line)}
            </span>
          ))}
        </p>
        <div className={styles.last}>
          <Button asChild size="small">
            <Link to={sitePath(slide.link.href ?? latest)}>{slide.link.label}</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
