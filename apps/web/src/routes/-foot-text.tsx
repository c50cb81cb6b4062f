import { addressLine, contactLines, numberLines } from "@bulmo/contracts/identity";
import type { ReactNode } from "react";
import { PageTextPart } from "../association/page-text/page-text-part.tsx";
import type { TextSlots } from "../association/page-text/text-slots.tsx";
import * as styles from "../shell/layout/site-footer.css.ts";
import { identityLines, nameLine, SiteIdentity } from "../shell/layout/site-identity.tsx";
import { EditedPart } from "./-edited-part.tsx";
import { foot } from "./-foot-text.css.ts";

const layout = (slots: TextSlots) => (
  <>
    <SiteIdentity
      name={slots.part(["name", "nameHanja"], nameLine)}
      address={slots.part(["zonecode", "address"], addressLine)}
    >
      {slots.part(["phone", "email"], (phone, email) => identityLines(contactLines(phone, email)))}
      {slots.rows("numbers", (rows) => identityLines(numberLines(rows)))}
    </SiteIdentity>
    {slots.part(["mark", "logo", "accent"], () => null)}
    <div className={styles.tools}>{slots.tools}</div>
  </>
);

/** What the foot of every page says of the association, edited where it stands (PAG-01). */
export const FootText = ({ children }: { children: ReactNode }) => (
  <EditedPart shown={children}>
    <div className={foot}>
      <PageTextPart name="association" layout={layout} />
    </div>
  </EditedPart>
);
