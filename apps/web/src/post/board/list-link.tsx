import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { Link } from "../../parts/link/link.tsx";
import type { BoardPath } from "./board-paths.ts";
import { useListLeft } from "./list-place.ts";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** To the list; a reader who came from it finds it as they left it. */
export function ListLink({ path }: { path: BoardPath }) {
  const left = useListLeft();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (left?.path !== path || !isPlain(event)) return;
    event.preventDefault();
    void navigate({ to: path, search: left.search, state: { scrollKey: left.scrollKey } });
  };
  return (
    <Button asChild size="small">
      <Link to={path} onClick={goBack}>
        <Icon name="list" />
        목록
      </Link>
    </Button>
  );
}
