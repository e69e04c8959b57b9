/**
 * @generated SignedSource<<e7ebf89709353621873c710b27257dcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideNavigation_viewer$data = {
  readonly currentRole: {
    readonly number: number;
  };
  readonly navigation: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly name: string;
      readonly url: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SideNavigation_viewer";
};
export type SideNavigation_viewer$key = {
  readonly " $data"?: SideNavigation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideNavigation_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideNavigation_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "currentRole",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NavigationGroup",
      "kind": "LinkedField",
      "name": "navigation",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "NavigationItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "71cdf5092866f5358034facc12d8faf3";

export default node;
