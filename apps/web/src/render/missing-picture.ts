/**
 * Marks pictures that could not be had, whose place then shows their description (the theme's `img[data-missing]`). It
 * comes with the page, as a picture may fail long before React is there, and touches nothing that React knows of.
 */
export const missingPictureScript =
  '{let m=i=>i.setAttribute("data-missing",""),t=(n,f)=>addEventListener(n,({target:i})=>{if(i.tagName==="IMG")f(i)},true);t("error",m);t("load",i=>i.removeAttribute("data-missing"));for(let i of document.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)m(i)}';
