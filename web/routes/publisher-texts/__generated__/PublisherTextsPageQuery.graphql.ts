/**
 * @generated SignedSource<<90b78c490e45268015eeb76391f42869>>
 * @relayHash 569320a1e2d83b2d56345fc29a9fb49c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca75190184354cc4ba4273168892cf3372062ef9c2b29756340b0b85d54373c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublisherTextsPageQuery$variables = Record<PropertyKey, never>;
export type PublisherTextsPageQuery$data = {
  readonly publisherTexts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TextForm_text">;
  }> | null | undefined;
  readonly videoGuides: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"VideoGuideForm_guide">;
  }> | null | undefined;
};
export type PublisherTextsPageQuery = {
  response: PublisherTextsPageQuery$data;
  variables: PublisherTextsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleZh",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEn",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PublisherTextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PublisherText",
        "kind": "LinkedField",
        "name": "publisherTexts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextForm_text"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VideoGuide",
        "kind": "LinkedField",
        "name": "videoGuides",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoGuideForm_guide"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PublisherTextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PublisherText",
        "kind": "LinkedField",
        "name": "publisherTexts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyZh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyEn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VideoGuide",
        "kind": "LinkedField",
        "name": "videoGuides",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urlZh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urlEn",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eca75190184354cc4ba4273168892cf3372062ef9c2b29756340b0b85d54373c",
    "metadata": {},
    "name": "PublisherTextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c497c01fed5239c53c309bf163050076";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
