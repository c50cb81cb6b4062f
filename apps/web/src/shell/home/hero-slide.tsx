import { parsePictureUrl, plainSizeOf, srcsetOf } from "@bulmo/contracts/picture";
import { Button } from "@bulmo/ui/button";
import { HeroPainting, type HeroPaintingName } from "@bulmo/ui/hero-painting";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { latestExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { sitePath } from "../../page/site-path.ts";
import * as styles from "./hero.css.ts";

/** By the names of the fields of the text `home`. */
export type SlideWords = Readonly<Record<string, string>>;

type HeroSlideProps = { slide: SlideWords; painting: HeroPaintingName; isLater: boolean };

/** A painting, and below it its words: nothing lies on a picture where it lives (SEE-13). */
export function HeroSlide({ slide, painting, isLater }: HeroSlideProps) {
  const { picture, alt = "" } = slide;
  return (
    <>
      <div className={picture ? styles.painting : `${styles.painting} ${styles.middle[painting]}`}>
        {picture ? (
          <Photo url={picture} alt={alt} isLater={isLater} />
        ) : (
          <HeroPainting name={painting} isLater={isLater} />
        )}
      </div>
      <Fragment name={`slide ${JSON.stringify(slide)}`}>
        <Words slide={slide} />
      </Fragment>
    </>
  );
}

type PhotoProps = { url: string; alt: string; isLater: boolean };

function Photo({ url, alt, isLater }: PhotoProps) {
  const picture = parsePictureUrl(url);
  return (
    <img
      className={styles.photo}
      src={url}
      alt={alt}
      sizes="100vw"
      fetchPriority={isLater ? "low" : "high"}
      {...(picture && { ...plainSizeOf(picture), srcSet: srcsetOf(picture) })}
    />
  );
}

function Words({ slide: { title = "", first = "", second = "", linkLabel, linkHref } }: { slide: SlideWords }) {
  const latest = `/gallery/exhibition/${latestExhibition(useBoards())?.n ?? 1}`;
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{keepTogether(title)}</h2>
      <div className={styles.reading}>
        <p>
          {[first, second].filter(Boolean).map((line) => (
            <span key={line} className={styles.line}>
              {keepTogether(line)}
            </span>
          ))}
        </p>
        {linkLabel && (
          <div className={styles.last}>
            <Button asChild size="small">
              <Link to={sitePath(linkHref || latest)}>{linkLabel}</Link>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
