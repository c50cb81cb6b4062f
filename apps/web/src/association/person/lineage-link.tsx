import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";

/** From texts about the lineage to its picture. */
export const LineageLink = () => (
  <TextLink asChild variant="more">
    <Link to="/about/member-genealogy">
      계보 그림 보기
      <Icon name="chevron-right" />
    </Link>
  </TextLink>
);
