import { association } from "@bulmo/content/association";
import type { HeroSlide as Slide } from "@bulmo/content/home";
import { Button } from "@bulmo/ui/button";
import { HeroPainting, type HeroPaintingName } from "@bulmo/ui/hero-painting";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { sitePath } from "../../page/site-path.ts";
import * as styles from "./hero.css.ts";

type HeroSlideProps = { slide: Slide; painting: HeroPaintingName; isLater: boolean };

/** A painting, and its words on a slip of paper over its corner. */
export function HeroSlide({ slide, painting, isLater }: HeroSlideProps) {
  return (
    <div className={styles.slide}>
      <div className={styles.painting}>
        <HeroPainting name={painting} isLater={isLater} />
      </div>
      <Fragment name={`slip ${JSON.stringify(slide)}`}>
        <Slip slide={slide} />
      </Fragment>
    </div>
  );
}

function Slip({ slide }: { slide: Slide }) {
  return (
    <div className={styles.slip}>
      <h2 className={styles.title}>{slide.title}</h2>
      <p>
        {slide.lines.map((line) => (
          <span key={line} className={styles.line}>
            {keepTogether(line)}
          </span>
        ))}
      </p>
      <div className={styles.last}>
        <Button asChild size="small">
          <Link to={sitePath(slide.link.href)}>{slide.link.label}</Link>
        </Button>
        {association.sampleContent && <span className={styles.wallLabel}>견본 그림</span>}
      </div>
    </div>
  );
}
