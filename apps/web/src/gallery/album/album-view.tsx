import type { PostDetail } from "@bulmo/contracts/post";
import type { SitePath } from "../../page/site-path.ts";
import { partOf } from "../../parts/lazy/shown-parts.ts";
import { keepTogetherInHtml } from "../../parts/text/korean-lines.ts";
import { WrittenText } from "../../post/picture/written-text.tsx";
import { albumContent } from "./album-content.ts";
import { PhotoWall } from "./photo-wall.tsx";
import * as styles from "./photo-wall.css.ts";

/** A post of an album: what is said of it, then its pictures. */
export function AlbumView({ path, post }: { path: SitePath; post: PostDetail }) {
  const { photos, text } = albumContent(post.content);
  return (
    <div {...partOf("album")} className={styles.album}>
      {text && (
        <div className={styles.text}>
          <WrittenText html={keepTogetherInHtml(text)} />
        </div>
      )}
      {photos.length > 0 && <PhotoWall path={path} post={post} photos={photos} />}
    </div>
  );
}
