/**
 * @generated SignedSource<<b4822aeb77ce0edae9d3ec83751a7717>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MessageBell_viewer" | "PersonMenu_viewer" | "RoleMenu_viewer">;
  readonly " $fragmentType": "Header_viewer";
};
export type Header_viewer$key = {
  readonly " $data"?: Header_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageBell_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ec94b3f5293cd297a4bf7138fb0b3f1c";

export default node;
