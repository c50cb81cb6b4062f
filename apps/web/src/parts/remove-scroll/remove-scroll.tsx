import type { ElementType, ReactNode } from "react";
import * as styles from "./remove-scroll.css.ts";

type RemoveScrollProps = {
  as?: ElementType;
  allowPinchZoom?: boolean;
  shards?: unknown;
  enabled?: boolean;
  children?: ReactNode;
};

/**
 * Stands in for the package of the same name in the dialogs of Radix (see vite.config.ts). That one
 * writes a `<style>` into the page, which the Content-Security-Policy forbids; this one marks the page
 * while a dialog is open and leaves the rest to our own stylesheet.
 */
export function RemoveScroll({ as: Element = "div", enabled = true, ...props }: RemoveScrollProps) {
  const { allowPinchZoom: _zoom, shards: _shards, ...rest } = props;
  return <Element {...rest} {...(enabled ? { [styles.lock]: "" } : {})} />;
}
