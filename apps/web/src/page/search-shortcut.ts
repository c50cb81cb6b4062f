/** The field on the search's page. */
export const searchFieldId = "search-query";

/**
 * Runs with the page, long before React: "/" and Ctrl+K lead to the search's field, or to its page, but never whoever is
 * typing or asked something in a dialog.
 */
export const searchShortcut = `addEventListener("keydown",e=>{let t=e.target,q=s=>document.querySelector(s);if(!(e.ctrlKey||e.metaKey?e.key==="k":e.key==="/")||e.altKey||e.shiftKey||e.defaultPrevented||t.isContentEditable||t.closest?.("input,textarea,select")||q("dialog[open],[role=dialog],[role=alertdialog]"))return;let f=q("#${searchFieldId}")||q('header a[href="/search"]');if(f){e.preventDefault();f.focus();f.matches("a")?f.click():f.select()}});`;
