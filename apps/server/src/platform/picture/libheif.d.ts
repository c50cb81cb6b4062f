/** What is used of libheif, whose own types know nothing of its classes for scripts. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    /** Fills `data` with RGBA; null where the picture cannot be decoded. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      shown: (filled: { data: Uint8ClampedArray } | null) => void,
    ): void;
    free(): void;
  };
  export type HeifDecoder = { decode(bytes: Uint8Array): HeifImage[] };
  export default function open(): Promise<{ HeifDecoder: new () => HeifDecoder }>;
}
