import { IconShape } from "@bulmo/ui/icon";

/** A pin, filled while something hangs on it. Few pages show it: it is not among the icons that all have. */
export const PinIcon = ({ filled }: { filled: boolean }) => (
  <IconShape path="M9 3.5h6v6.75l3 3.25v2H6v-2l3-3.25zM12 15.5v5.25" filled={filled} />
);
