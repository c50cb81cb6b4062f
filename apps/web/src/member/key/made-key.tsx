import type { CreatedKey } from "@bulmo/contracts/key";
import { ShownOnce } from "../../parts/copy/shown-once.tsx";
import { formatDate } from "../../parts/text/date.ts";
import * as styles from "./key.css.ts";

const warning =
  "이 키는 지금 한 번만 볼 수 있습니다. 이 화면을 벗어나기 전에 복사하여 프로그램에 넣거나 안전한 곳에 보관해 주세요. 잃어버리시면 폐기하고 새로 만드셔야 합니다.";

export const MadeKey = ({ made: { name, key, expiresAt }, onDone }: { made: CreatedKey; onDone: () => void }) => (
  <ShownOnce title={`‘${name}’ API 키를 만들었습니다`} what="API 키" secret={key} warning={warning} onDone={onDone}>
    요청의 <code className={styles.word}>Authorization: Bearer</code> 뒤에 넣어 보냅니다. {formatDate(expiresAt)}
    까지 쓸 수 있습니다.
  </ShownOnce>
);
