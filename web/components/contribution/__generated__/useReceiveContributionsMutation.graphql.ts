/**
 * @generated SignedSource<<f53ec57769a9d50b7ff83d02eef9f4e5>>
 * @relayHash 3818ecee05bf38fa942e61de66f3ddfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1498fb8a8de8ec5ea91fde6d67824de3178ded10d68d5d5cadab196036ca9ad7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceiveContributionsInput = {
  comment?: string | null | undefined;
  contributionIds: ReadonlyArray<string>;
  dryRun?: boolean | null | undefined;
};
export type useReceiveContributionsMutation$variables = {
  input: ReceiveContributionsInput;
};
export type useReceiveContributionsMutation$data = {
  readonly receiveContributions: {
    readonly results: ReadonlyArray<{
      readonly contribution: {
        readonly id: string;
        readonly stage: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution" | "ResponsibleParty_contribution">;
      } | null | undefined;
      readonly contributionId: string;
      readonly done: boolean;
      readonly refusal: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useReceiveContributionsMutation = {
  response: useReceiveContributionsMutation$data;
  variables: useReceiveContributionsMutation$variables;
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
  "name": "contributionId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "done",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusal",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReceiveContributionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkPayload",
        "kind": "LinkedField",
        "name": "receiveContributions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contribution",
                "kind": "LinkedField",
                "name": "contribution",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ManuscriptStatus_contribution"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ResponsibleParty_contribution"
                  }
                ],
                "storageKey": null
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
    "name": "useReceiveContributionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkPayload",
        "kind": "LinkedField",
        "name": "receiveContributions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contribution",
                "kind": "LinkedField",
                "name": "contribution",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authorStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "withdrawnAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ResponsibleParty",
                    "kind": "LinkedField",
                    "name": "responsible",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "role",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "realName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
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
    "id": "1498fb8a8de8ec5ea91fde6d67824de3178ded10d68d5d5cadab196036ca9ad7",
    "metadata": {},
    "name": "useReceiveContributionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "146a0d9bb06239b3cca15b645deb02a7";

export default node;
