/**
 * @generated SignedSource<<9cd80d44e5ec3ba61949495517eab57e>>
 * @relayHash f10c58b97efe2b6dd371e3abb275c49f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76db956a79aea36b840a519d97f977a22669a135ddbbf0509bf2fa6552127dc4

import type { ConcreteRequest } from 'relay-runtime';
export type useContributionChangesSubscription$variables = {
  id?: string | null | undefined;
};
export type useContributionChangesSubscription$data = {
  readonly contributionChanged: {
    readonly contribution: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useContributionChangesSubscription = {
  response: useContributionChangesSubscription$data;
  variables: useContributionChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ContributionChanged",
    "kind": "LinkedField",
    "name": "contributionChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contribution",
        "kind": "LinkedField",
        "name": "contribution",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useContributionChangesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContributionChangesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "76db956a79aea36b840a519d97f977a22669a135ddbbf0509bf2fa6552127dc4",
    "metadata": {},
    "name": "useContributionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2120f781f669542b95b69d3c2cf11690";

export default node;
