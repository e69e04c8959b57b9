/**
 * @generated SignedSource<<68d1ef3f151a4d655ff7927580433849>>
 * @relayHash 46e5d6f138d32ddb5988b05e7088bcde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be25bff79f25c546232b4ef5d29a0aea06bfbbd46e307a64cba7e65d57f56a99

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sex = "FEMALE" | "MALE";
export type SuggestedReviewerKind = "OPPOSED" | "RECOMMENDED";
export type SaveContributionSuggestedReviewersInput = {
  contributionId: string;
  kind: SuggestedReviewerKind;
  reviewers: ReadonlyArray<SuggestedReviewerInput>;
  version?: number | null | undefined;
};
export type SuggestedReviewerInput = {
  collegeName?: string | null | undefined;
  company?: string | null | undefined;
  degreeId?: string | null | undefined;
  dutyId?: string | null | undefined;
  email?: string | null | undefined;
  id?: string | null | undefined;
  personName?: string | null | undefined;
  professionalTitleId?: string | null | undefined;
  reason?: string | null | undefined;
  sex?: Sex | null | undefined;
};
export type useSaveContributionSuggestedReviewersMutation$variables = {
  input: SaveContributionSuggestedReviewersInput;
};
export type useSaveContributionSuggestedReviewersMutation$data = {
  readonly saveContributionSuggestedReviewers: {
    readonly contribution: {
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewersTab_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveContributionSuggestedReviewersMutation = {
  response: useSaveContributionSuggestedReviewersMutation$data;
  variables: useSaveContributionSuggestedReviewersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "personName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sex",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "company",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "collegeName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DictionaryEntry",
    "kind": "LinkedField",
    "name": "degree",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DictionaryEntry",
    "kind": "LinkedField",
    "name": "duty",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DictionaryEntry",
    "kind": "LinkedField",
    "name": "professionalTitle",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveContributionSuggestedReviewersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionSuggestedReviewers",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SuggestedReviewersTab_contribution"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveContributionSuggestedReviewersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionSuggestedReviewers",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SuggestedReviewer",
                "kind": "LinkedField",
                "name": "recommendedReviewers",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SuggestedReviewer",
                "kind": "LinkedField",
                "name": "opposedReviewers",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be25bff79f25c546232b4ef5d29a0aea06bfbbd46e307a64cba7e65d57f56a99",
    "metadata": {},
    "name": "useSaveContributionSuggestedReviewersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac2330964d0f4ae953bcc623dea6ef05";

export default node;
